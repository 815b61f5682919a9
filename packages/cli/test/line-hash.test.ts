import { expect, it } from 'vitest';
import { lineHashes } from '../src/line-hash.js';

// Texts and hashes that the tests of GitHub's upload action hold (github/codeql-action, src/fingerprints.test.ts).
const greetings = [
  'e9496ae3ebfced30:1',
  'fb7c023a8b9ccb3f:1',
  'ce8ba1a563dcdaca:1',
  'e20e36e16fcb0cc8:1',
  'b3edc88f2938467e:1',
  'c8e28b0b4002a3a0:1',
  'c129715d7a2bc9a3:1',
];

it.each([
  ['an empty file', '', ['c129715d7a2bc9a3:1']],
  [
    'blanks and tabs',
    ' a\nb\n  \t\tc\n d',
    ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1'],
  ],
  ['LF', ' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n', greetings],
  ['CR', ' hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r', greetings],
  ['CRLF', ' hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n', greetings],
  ['mixed line ends', ' hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n', greetings],
  [
    'equal lines, counted',
    'Lorem ipsum dolor sit amet.\n'.repeat(10),
    [
      'a7f2ff13bc495cf2:1',
      'a7f2ff13bc495cf2:2',
      'a7f2ff13bc495cf2:3',
      'a7f2ff13bc495cf2:4',
      'a7f2ff13bc495cf2:5',
      'a7f2ff13bc495cf2:6',
      'a7f2ff1481e87703:1',
      'a9cf91f7bbf1862b:1',
      '55ec222b86bcae53:1',
      'cc97dc7b1d7d8f7b:1',
      'c129715d7a2bc9a3:1',
    ],
  ],
])('is the hash of each line that code scanning computes: %s', (_, text, hashes) => {
  expect(lineHashes(text)).toEqual(hashes);
});
