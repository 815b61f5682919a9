import { describe, expect, it } from 'vitest';
import { parseShard, shardOf } from '../src/shard/shard.js';

describe('--shard', () => {
  it('takes which one of how many', () => {
    expect(parseShard('1/1')).toEqual({ index: 1, of: 1 });
    expect(parseShard('3/12')).toEqual({ index: 3, of: 12 });
  });

  it.each(['', '1', '0/4', '5/4', '1/0', '-1/4', '1/4x', '1 / 4', '1/1001'])('refuses %j', (text) => {
    expect(() => parseShard(text)).toThrow(/^--shard: ".*" is no shard\. Write which one of how many/);
  });
});

describe('the shard of a file', () => {
  // printf PATH | sha256sum: the first twelve digits, modulo the number of shards, plus one.
  it('comes from the SHA-256 of its path, so that machines and versions agree', () => {
    expect([4, 5].map((of) => shardOf('src/access/card-types.ts', of))).toEqual([4, 2]);
    expect([4, 7].map((of) => shardOf('src/a.ts', of))).toEqual([2, 2]);
  });

  it('is the same however a file system composes its letters', () => {
    expect(shardOf('src/caf\u00e9.ts', 997)).toBe(shardOf('src/cafe\u0301.ts', 997));
  });
});
