import type { ComponentProps } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import css from './printed-table.module.css';

/** A ruled table on A4, whose rows stay whole at the end of a page. */
export function PrintedTable({ className, ...props }: ComponentProps<'table'>) {
  return <table className={classNames(css.table, className)} {...props} />;
}
