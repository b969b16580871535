export { operatorRoutes as routes } from '#features/operator/web/operator.routes.tsx';
