import { bundledSchedule, type Schedule } from '@curfew/schedule';
import { afterEach, describe, expect, it, vi } from 'vitest';
import plugin, { createConfig } from '../src/index.js';
import { tempProject } from './temp-project.js';

const ids = bundledSchedule().deprecations.map(({ id }) => id);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the severities', () => {
  it('name every id once', () => {
    expect(Object.keys(createConfig({ asOf: '2026-11-27' }).rules)).toEqual(ids.map((id) => `curfew/${id}`));
  });

  it('are those of the given day', () => {
    const { rules } = createConfig({ asOf: '2024-05-15' });
    expect(rules['curfew/card-member-id-filter']).toBe('error');
    expect(rules['curfew/card-type-legacy']).toBe('warn');
    expect(rules['curfew/card-sub-type']).toBe('off');
  });

  it('are those of CURFEW_AS_OF, which goes before what is configured', () => {
    vi.stubEnv('CURFEW_AS_OF', '2023-01-01');
    expect(createConfig({ asOf: '2026-11-27' }).rules['curfew/card-sub-type']).toBe('off');
  });

  it('follow the horizon', () => {
    expect(createConfig({ asOf: '2024-05-15', horizon: 365 }).rules['curfew/card-sub-type']).toBe('warn');
  });

  it('are overridden per id', () => {
    const { rules } = createConfig({
      asOf: '2026-11-27',
      overrides: { 'event-id': { severity: 'warn' }, 'event-sets': { severity: 'off' } },
    });
    expect(rules['curfew/event-id']).toBe('warn');
    expect(rules['curfew/event-sets']).toBe('off');
  });

  it('follow a sunset that is overridden', () => {
    expect(
      createConfig({ asOf: '2026-11-27', overrides: { 'event-id': { sunset: '2030-01-01' } } }).rules[
        'curfew/event-id'
      ],
    ).toBe('off');
  });

  it('are warnings for what is announced in `strict`', () => {
    vi.stubEnv('CURFEW_AS_OF', '2023-01-01');
    expect(plugin.configs.recommended.rules['curfew/event-id']).toBe('off');
    expect(plugin.configs.strict.rules['curfew/event-id']).toBe('warn');
  });
});

describe('what is refused', () => {
  it('is a day that does not exist', () => {
    expect(() => createConfig({ asOf: '2026-02-31' })).toThrow(/2026-02-31/);
    vi.stubEnv('CURFEW_AS_OF', 'tomorrow');
    expect(() => createConfig()).toThrow(/tomorrow/);
  });

  it('is an override of an id that the schedule does not have', () => {
    expect(() => createConfig({ overrides: { 'card-subtype': { severity: 'off' } } })).toThrow(
      /card-subtype.*card-sub-type/s,
    );
  });
});

describe('the configuration file', () => {
  it('is read from the working directory, and options go before it', () => {
    const { root } = tempProject({
      'curfew.config.json': JSON.stringify({ asOf: '2023-01-01', baseUrls: ['https://gateway.example/access'] }),
    });
    const fromFile = createConfig({ cwd: root });
    expect(fromFile.rules['curfew/event-id']).toBe('off');
    expect(fromFile.settings.curfew.baseUrls).toEqual(['https://gateway.example/access']);
    expect(createConfig({ cwd: root, asOf: '2026-11-27' }).rules['curfew/event-id']).toBe('error');
  });

  it('names the schedule, and the plugin has the rules of it', () => {
    const bundled = bundledSchedule();
    const small: Schedule = { ...bundled, deprecations: bundled.deprecations.filter(({ id }) => id === 'event-id') };
    const { root } = tempProject({
      'curfew.config.json': '{ "schedule": "./api.json" }',
      'api.json': JSON.stringify(small),
    });
    const config = createConfig({ cwd: root, asOf: '2026-11-27' });
    expect(Object.keys(config.plugins.curfew.rules)).toEqual(['event-id']);
    expect(config.rules).toEqual({ 'curfew/event-id': 'error' });
  });

  it('says which files are never analysed', () => {
    const { root } = tempProject({ 'curfew.config.json': '{ "ignore": ["src/generated/**"] }' });
    expect(createConfig({ cwd: root }).ignores).toEqual(['src/generated/**', 'src/generated/**/**']);
  });

  it('is refused with its name when it is wrong', () => {
    const { root } = tempProject({ 'curfew.config.json': '{ "horizont": 30 }' });
    expect(() => createConfig({ cwd: root })).toThrow(/curfew\.config\.json.*horizont/s);
  });
});

describe('the plugin', () => {
  it('is one object for one schedule, so that two configurations can be used together', () => {
    expect(createConfig().plugins.curfew).toBe(plugin);
    expect(plugin.configs.recommended.plugins.curfew).toBe(plugin);
  });

  it('has a name, a version and a namespace', () => {
    expect(plugin.meta).toEqual({
      name: 'eslint-plugin-curfew',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      namespace: 'curfew',
    });
  });
});
