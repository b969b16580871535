import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Guard, RouteTable } from './screens.tsx';

// A new page: it has shown no screen of another test file, and its first screen takes no focus.
vi.resetModules();
const { rendered } = await import('../testing/rendered.tsx');
const { Screen } = await import('../ui/screen.tsx');
const { Screens, useLocationState } = await import('./screens.tsx');

const anyone: Guard = ({ children }) => children;

function Home() {
  return (
    <Screen title="RallyDays">
      <Link to="/help" state={{ from: 'home' }}>
        Help me
      </Link>
      <Link to="/broken">Break</Link>
    </Screen>
  );
}

function Help() {
  const carried = useLocationState<{ from: string }>();
  const go = useNavigate();
  return (
    <Screen title="Help">
      <p>from {carried?.from ?? 'nowhere'}</p>
      <button type="button" onClick={() => go(-1)}>
        Back
      </button>
    </Screen>
  );
}

// Loading a screen is a chain of promises; `act` waits for what they render.
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const show = (...more: RouteTable) =>
  rendered(<Screens routes={[{ path: '/', Screen: Home }, ...more]} guard={anyone} />);

it('A new screen gets the focus, the title and the data of the navigation', async () => {
  show({ path: '/help', load: async () => ({ Screen: Help }) });
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe('RallyDays');
  await press('Help me');
  const heading = await screen.findByRole('heading', { name: 'Help' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Help · RallyDays');
  expect(screen.getByText('from home')).toBeTruthy();
  await press('Back');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'RallyDays' }));
});

it('A new screen starts at its top, also one that replaces another', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const Leave = () => {
    const go = useNavigate();
    return (
      <Screen title="Leave">
        <button type="button" onClick={() => go('?sure', { replace: true })}>
          Ask
        </button>
        <button type="button" onClick={() => go('/', { replace: true })}>
          Leave now
        </button>
      </Screen>
    );
  };
  show({ path: '/help', Screen: Leave });
  await press('Help me');
  scrolled.mockClear();
  await press('Ask');
  expect(scrolled).not.toHaveBeenCalled();
  await press('Leave now');
  await screen.findByRole('heading', { name: 'RallyDays' });
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('The old screen stays until the code of the next one is loaded', async () => {
  let arrive: (loaded: { Screen: typeof Help }) => void = () => {};
  const load = () => new Promise<{ Screen: typeof Help }>((done) => (arrive = done));
  show({ path: '/help', load });
  await press('Help me');
  expect(screen.getByRole('heading', { name: 'RallyDays' })).toBeTruthy();
  await act(async () => arrive({ Screen: Help }));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'RallyDays' })).toBeNull();
});

it('The code of a screen that cannot be loaded is tried once more', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Screen: Help });
  show({ path: '/help', load });
  await press('Help me');
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('an area, whose screens the first load does not list', () => {
  const routes = [{ path: '/help/:topic', load: async () => ({ Screen: Help }) }];
  const Links = () => (
    <Screen title="Links">
      <Link to="/help/scores">To the area</Link>
      <Link to="/helpers">Beside the area</Link>
      <Link to="/help/scores/more">Nowhere in the area</Link>
    </Screen>
  );
  const area = (load: () => Promise<{ routes: typeof routes }>) =>
    rendered(
      <Screens
        routes={[
          { path: '/', Screen: Links },
          { under: ['/help'], load },
        ]}
        guard={anyone}
      />,
    );

  it('The table of an area is loaded when one of its screens is opened, and once', async () => {
    const load = vi.fn(async () => ({ routes }));
    area(load);
    expect(load).not.toHaveBeenCalled();
    await press('To the area');
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
    await press('Back');
    await press('To the area');
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('An address beside it does not load it', async () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(async () => ({ routes }));
    area(load);
    await press('Beside the area');
    expect(await screen.findByText(/not found/i)).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
    noted.mockRestore();
  });

  it('An address in it without a screen is not found', async () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
    area(async () => ({ routes }));
    await press('Nowhere in the area');
    expect(await screen.findByText(/not found/i)).toBeTruthy();
    noted.mockRestore();
  });

  it('A table that cannot be loaded shows the error screen, and recovers by trying again', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(async () => ({ routes }));
    load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    area(load);
    await press('To the area');
    expect(await screen.findByText(/Reference number: \w+/)).toBeTruthy();
    report.mockRestore();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
  });
});

it('A screen that fails to load twice shows the error screen with a reference, and recovers by trying again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new Error('lost');
  const load = vi.fn<() => Promise<{ Screen: typeof Help }>>();
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue({ Screen: Help });
  show({ path: '/broken', load });
  await press('Break');
  expect(await screen.findByText(/Reference number: \w+/)).toBeTruthy();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
});

it('An unknown path shows the not-found screen and is recorded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const post = vi.fn().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', post);
  rendered(<Screens routes={[]} guard={anyone} />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { name: '404' })).toBeTruthy();
  expect(screen.getByText('Oops! Page not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(warn.mock.lastCall).toEqual(['Not found:', '/nowhere']);
  expect(post.mock.lastCall?.[1].body).toBe('{"path":"/nowhere"}');
  warn.mockRestore();
  vi.unstubAllGlobals();
});
