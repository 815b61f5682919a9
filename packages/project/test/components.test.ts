/** Component files: scripts and template expressions as one module, at their places in the file. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { describe, expect, test } from 'vitest';
import { parseModule } from '../src/parse-module.js';

const moduleOf = (file: string, text: string): SourceModule => {
  const opened = parseModule(file, text);
  if ('reason' in opened) throw new Error(opened.reason);
  return opened;
};

/** Texts of all identifiers, members and literals, by their ranges, in the order of the file; what is not written is left out. */
const textsIn = (file: string, text: string, types: readonly string[]): string[] => {
  const module = moduleOf(file, text);
  const found: [number, string][] = [];
  const pending: AnyNode[] = [module.ast];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (types.includes(node.type) && node.end > node.start)
      found.push([node.start, module.text.slice(node.start, node.end)]);
    for (const key of module.visitorKeys[node.type] ?? []) {
      const child: unknown = Reflect.get(node, key);
      for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
        if (typeof each === 'object' && each !== null && 'type' in each) pending.push(each as AnyNode);
    }
  }
  return found.sort(([a], [b]) => a - b).map(([, each]) => each);
};

const names = (file: string, text: string): string[] => textsIn(file, text, ['Identifier']);
const members = (file: string, text: string): string[] => textsIn(file, text, ['MemberExpression']);

describe('Vue', () => {
  test.each([
    ['{{ a.b }}', ['a.b']],
    ['<p :x="a.b" v-bind:y=\'a.c\' :z=a.d .w="a.e" v-if="a.f" />', ['a.b', 'a.c', 'a.d', 'a.e', 'a.f']],
    [
      '<p @click="a.b = 1; a.c()" v-on:x="(e) => a.d(e)" @y="function () { a.e }" @z="a.f" />',
      ['a.b', 'a.c', 'a.d', 'a.e', 'a.f'],
    ],
    ['<p :x="a.b === &quot;1&quot; &amp;&amp; a.c" />', ['a.b', 'a.c']],
    ['<p v-for="(a, i) in x.y" :k="a.b" v-if="a.c"><br>{{ a.d }}</p>', ['x.y', 'a.b', 'a.c', 'a.d']],
    ['<p v-if="a.b">x</p>\n<!-- between --> <p v-else-if="a.c">y</p><p v-else>{{ a.d }}</p>', ['a.b', 'a.c', 'a.d']],
    ['<X v-slot="{ item: { b } }" #[a.c]="s">{{ b.d }}</X>', ['b.d']],
    ['<template #x="s"><p>{{ s.b }}</p></template>', ['s.b']],
    ['<p>a.b < 3 "it\'s" {{ a.c /* d */ }}</p>', ['a.c']],
    ['<p>\r\n\u{1F600} {{\r\na.b }}</p>', ['a.b']],
  ])('reads %s', (template, expected) => {
    const text = `<template>\n${template}\n</template>`;
    expect(members('a.vue', text)).toEqual(expected);
  });

  test('reads both scripts, whatever their order, and not styles or other blocks', () => {
    const text =
      '<docs>one.two</docs>\n<script setup lang="ts">let a: X;</script>\n<script>let b</script><style>c.d {}</style>';
    expect(names('a.vue', text)).toEqual(['a: X', 'X', 'b']);
  });

  test('reads JSX where a script says so', () => {
    expect(members('a.vue', '<script lang="tsx">const a = () => <p>{b.c}</p>;</script>')).toEqual(['b.c']);
  });

  test('says what it has not read', () => {
    const text = '<template lang="pug">\np {{ a.b }}\n</template>\n<script>c.d</script>';
    expect(members('a.vue', text)).toEqual(['c.d']);
    expect(moduleOf('a.vue', text).unreadParts).toEqual([
      expect.objectContaining({ reason: 'templates in pug are not read' }),
    ]);
  });
});

describe('Svelte', () => {
  test.each([
    ['{a.b} {@html a.c} {@render a.d()} {@const x = a.e}', ['a.b', 'a.c', 'a.d', 'a.e']],
    ['<p x={a.b} y="1 {a.c} 2" {...a.d} on:z={() => a.e} bind:v={a.f}/>', ['a.b', 'a.c', 'a.d', 'a.e', 'a.f']],
    ['{#if a.b}x{:else if a.c}y{:else}{a.d}{/if}', ['a.b', 'a.c', 'a.d']],
    ['{#each a.b as { c }, i (c.d)}{c.e}{:else}{a.f}{/each}', ['a.b', 'c.d', 'c.e', 'a.f']],
    ['{#each a.b as X[] as c}{c.e}{/each}', ['a.b', 'c.e']],
    ['{#await a.b}{a.c}{:then d}{d.e}{:catch f}{f.g}{/await}', ['a.b', 'a.c', 'd.e', 'f.g']],
    ['{#await a.b then d}{d.e}{/await}{#key a.f}{a.g}{/key}', ['a.b', 'd.e', 'a.f', 'a.g']],
    ['{#snippet row(a)}{a.b}{/snippet}', ['a.b']],
    ['{#if a.b}{/* one */ a.c}{ // two\n a.d}{/if}', ['a.b', 'a.c', 'a.d']],
    ["<p>it's {'}'}{`}${a.b}`}{(/}/).test(a.c)}</p>", ['a.b', '(/}/).test', 'a.c']],
    ['<style>p { a: b.c }</style><!-- {a.d} -->{a.e}', ['a.e']],
  ])('reads %s', (text, expected) => {
    expect(members('a.svelte', text)).toEqual(expected);
  });

  test('knows names that a reactive statement declares', () => {
    const module = moduleOf('a.svelte', '<script>\n$: b = 1;\nlet c; $: c = 2;\n</script>');
    const scope = module.scopes.acquire(module.ast, true);
    expect([...(scope?.set.keys() ?? [])]).toEqual(['b', 'c']);
  });
});

describe('Astro', () => {
  test.each([
    ['---\nconst a = b.c;\nif (a) return b.d;\n---\n<p>{a.e}</p>', ['b.c', 'b.d', 'a.e']],
    ['<p x={a.b} {a} {...a.c} y=`${a.d}`>{/* no */}</p>', ['a.b', 'a.c', 'a.d']],
    ["{a.b.map((c) => <li>it's {c.d}<br></li>)}", ['a.b.map', 'a.b', 'c.d']],
    ['{a.b ? <><p>{a.c}</p><p/></> : a.d < a.e && <X {...a.f} />}', ['a.b', 'a.c', 'a.d', 'a.e', 'a.f']],
    ['<ul><li>{a.b}<li>{a.c}</ul><!-- {a.d} -->{a.e}', ['a.b', 'a.c', 'a.e']],
    ['<script>a.b</script><script type="text/plain">c.d</script><style>e { f: {g.h} }</style>', ['a.b']],
  ])('reads %s', (text, expected) => {
    expect(members('a.astro', text)).toEqual(expected);
  });
});

test.each([
  ['a.vue', '<template>\n  <p>{{ a. }}</p>\n</template>', /^2:/],
  ['a.vue', '<script>\nlet a = ;\n</script>', /^2:9 /],
  ['a.vue', '<script>\nlet a', /^1:9 <script> is never closed$/],
  ['a.svelte', '\n{#if a}', /^2:8 \{#if\} is never closed$/],
  ['a.svelte', '\n\n  {a + }', /^3:/],
  ['a.astro', '---\nlet a', /never closed$/],
  ['a.astro', '<p>{a', /^1:4 a brace is never closed$/],
])('%s: %j is unread, with its place in the file', (file, text, reason) => {
  const opened = parseModule(file, text);
  expect('reason' in opened && opened.reason).toMatch(reason);
});

test.each(['a.vue', 'a.svelte', 'a.astro'])('%s: an empty file and text alone are empty', (file) => {
  expect(names(file, '')).toEqual([]);
  expect(names(file, '<p title="a.b">c.d</p>')).toEqual([]);
});

test.each(['a.vue', 'a.svelte', 'a.astro'])('%s: hostile text ends no process and takes no time', (file) => {
  for (const part of ['<p>', '{', '<!--', '<p a="', '{#if a}', '{{', '<script>', '<template>', '{`${', '</']) {
    const before = performance.now();
    const opened = parseModule(file, `<template>${part.repeat(20_000)}`);
    expect(typeof opened.file).toBe('string');
    expect(performance.now() - before).toBeLessThan(4000);
  }
});
