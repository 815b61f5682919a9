import { usePathname } from 'next/navigation';

export const API = 'https://api.access.example';

jest.mock('../src/calendar', () => ({
  get: jest.fn(async (url: string) => (url === 'groups' || url === '/events' ? [] : null)),
}));

export function isActive(): boolean {
  const pathname = usePathname();
  return pathname === '/events' || pathname.startsWith('/cards/enroll');
}

test('calls the calendar', () => {
  expect(fetch).toHaveBeenCalledWith('https://calendar.example/events');
  expect(fetch).toHaveBeenCalledWith(`${API}/event_sets`, expect.anything());
  expect(document.location.pathname).toBe('/member_export_reporters_help');
});
