import { getJson } from '../src/calendar';

jest.mock('../src/calendar', () => ({
  getJson: jest.fn(async (path: string) => (path === 'events' || path === 'member_export_reporters' ? [] : null)),
}));

test('asks the calendar', () => {
  expect(getJson).toHaveBeenCalledWith('events');
  expect(getJson).not.toHaveBeenCalledWith('cards/enroll');
});
