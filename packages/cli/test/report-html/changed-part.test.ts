import { expect, it } from 'vitest';
import { changedPart } from '../../src/report-html/changed-part.js';

it.each([
  // Both end in `e`, which is no reason to cut the word.
  ['show(card.sub_type);', 'show(card.format_name);', 'sub_type', 'format_name'],
  ['a(id)', 'a(id, 1)', '', ', 1'],
  ['x', 'x', '', ''],
  ['', 'new', '', 'new'],
  ['old', '', 'old', ''],
  ["'a/assign_member'", "'a/assign'", 'assign_member', 'assign'],
])('of %j and %j is %j and %j', (before, after, left, right) => {
  const part = changedPart(before, after);
  expect(before.slice(...part.before)).toBe(left);
  expect(after.slice(...part.after)).toBe(right);
});
