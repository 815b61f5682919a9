import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { openProject } from '../src/open-project.js';
import { relatedFiles } from '../src/related-files.js';
import { makeFolder } from './folders.js';

const open = (files: Record<string, string>) => openProject({ root: makeFolder(files), schedule: bundledSchedule() });

const PROXY = "export default { server: { proxy: { '/api': 'https://api.access.example' } } };\n";

describe('configurations of servers', () => {
  it('are found by their names, where their texts may pass requests on', () => {
    const project = open({
      'vite.config.ts': PROXY,
      'vitest.config.ts': 'export default {};\n',
      'webpack.dev.js': 'module.exports = { devServer: { proxy: [] } };\n',
      'src/setupProxy.js': 'module.exports = (app) => app.use(proxy());\n',
      'proxy.conf.json': '{ "/api": { "target": "https://api.access.example", }, } // all',
      'package.json': '{ "name": "desk", "proxy": "https://api.access.example" }',
      'other/package.json': '{ "name": "other" }',
      'src/page.ts': 'export const proxy = 1;\n',
    });
    const found = project
      .serverConfigurations([])
      .map(({ file, role, content }) => [path.relative(project.root, file), role, content.kind]);
    expect(found.sort()).toEqual([
      ['package.json', 'tool', 'json'],
      ['proxy.conf.json', 'table', 'json'],
      ['src/setupProxy.js', 'program', 'module'],
      ['vite.config.ts', 'tool', 'module'],
      ['webpack.dev.js', 'tool', 'module'],
    ]);
  });

  it('are other files, too, whose texts hold a word that is asked for', () => {
    const project = open({
      'server.ts': "proxy('https://api.access.example');\n",
      'client.ts': "get('https://api.access.example');\n",
      'other.ts': 'proxy();\n',
    });
    const found = project.serverConfigurations(['access.example']).map(({ file }) => path.basename(file));
    expect(found).toEqual(['server.ts']);
  });

  it('are tables that the configuration of Angular names', () => {
    const project = open({
      'angular.json': '{ "serve": { "options": { "proxyConfig": "./config/backend.json" } } }',
      'config/backend.json': '{ "/api": { "target": "https://api.access.example" } }',
      'config/other.json': '{ "/api": { "target": "https://api.access.example" } }',
    });
    expect(project.serverConfigurations([]).map(({ file, role }) => [path.basename(file), role])).toEqual([
      ['backend.json', 'table'],
    ]);
  });

  it('serve the files of their package', () => {
    const project = open({
      'package.json': '{}',
      'apps/desk/package.json': '{}',
      'apps/desk/config/vite.config.ts': PROXY,
    });
    const [configuration] = project.serverConfigurations([]);
    const isServed = (file: string) => configuration?.serves(path.join(project.root, file));
    expect(['apps/desk/src/a.ts', 'apps/desk/config/b.ts', 'apps/shop/src/a.ts', 'a.ts'].map(isServed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('serve what lies below their folder, where nothing is a package', () => {
    const project = open({ 'desk/vite.config.ts': PROXY });
    const [configuration] = project.serverConfigurations([]);
    const isServed = (file: string) => configuration?.serves(path.join(project.root, file));
    expect(['desk/src/a.ts', 'desk-2/src/a.ts', 'a.ts'].map(isServed)).toEqual([true, false, false]);
  });

  it('make files that write their paths related to the service', () => {
    const project = open({
      'vite.config.ts': PROXY,
      'src/groups.ts': "export const groups = () => fetch('/api/groups');\n",
      'src/shop.ts': "export const groups = () => fetch('/shop/groups');\n",
    });
    const isRelated = relatedFiles(project, bundledSchedule(), {});
    const related = ['vite.config.ts', 'src/groups.ts', 'src/shop.ts'].map((file) =>
      isRelated(path.join(project.root, file)),
    );
    expect(related).toEqual([true, true, false]);
  });
});
