// How many calls of published code are found: nodes of a workflow tool, each service as a schedule in which every operation is gone.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackage, pinnedPackages } from '../noise/install-package.js';
import { serviceOfFolder } from './service-of-folder.js';

/** @import { Service } from './service-of-folder.js' */

const cli = path.resolve(import.meta.dirname, '../../packages/cli/dist/bin.js');

run();

function run() {
  const lock = path.resolve(import.meta.dirname, '../noise/packages.lock.json');
  const cache = path.resolve(import.meta.dirname, '../../.cache/noise');
  mkdirSync(cache, { recursive: true });
  const [pinned] = pinnedPackages(lock, ['n8n-nodes-base']);
  if (!pinned) throw new Error(`${lock} does not pin n8n-nodes-base`);
  const nodes = path.join(installPackage(pinned, cache), 'dist/nodes');
  const total = { services: 0, calls: 0, found: 0 };
  for (const name of readdirSync(nodes)) {
    const service = serviceOfFolder(path.join(nodes, name));
    if (!service) continue;
    const missed = missedCalls(path.join(nodes, name), service);
    total.services += 1;
    total.calls += service.calls.length;
    total.found += service.calls.length - missed.length;
    for (const { file, line, operation } of missed) console.error(`  missed ${name}/${file}:${line}: ${operation}`);
  }
  console.log(`${total.found} of ${total.calls} calls found, in the nodes of ${total.services} services`);
}

/**
 * The calls of a service that `check` does not report at their line.
 *
 * @param {string} folder
 * @param {Service} service
 */
function missedCalls(folder, service) {
  const copy = mkdtempSync(path.join(tmpdir(), 'curfew-reach-'));
  try {
    cpSync(folder, path.join(copy, 'src'), { recursive: true });
    writeFileSync(path.join(copy, 'package.json'), '{ "name": "nodes", "private": true }');
    writeFileSync(path.join(copy, 'schedule.json'), JSON.stringify(scheduleOf(service)));
    const args = [cli, 'check', '--schedule', 'schedule.json', '--no-cache', '--format', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 });
    if (!stdout.startsWith('{')) throw new Error(`no report for ${folder}: ${stderr}`);
    /** @type {unknown} */
    const report = JSON.parse(stdout);
    const { findings } = /** @type {{ findings: { file: string, line: number, name: string }[] }} */ (report);
    const found = new Set(findings.map(({ file, line, name }) => `${file}:${line} ${name}`));
    return service.calls.filter(({ file, line, operation }) => !found.has(`src/${file}:${line} ${operation}`));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * A schedule in which each operation that is called is gone.
 *
 * @param {Service} service
 */
function scheduleOf({ base, calls }) {
  const operations = [...new Set(calls.map(({ operation }) => operation))].map((operation, index) => {
    const [method, template] = operation.split(' ');
    return { id: `operation${index}`, method, path: template };
  });
  return {
    format: 1,
    revision: '1',
    service: {
      id: 'service',
      name: 'A service',
      baseUrls: [base],
      auth: 'unknown',
      errors: 'unknown',
      sunsetDay: 'firstGone',
      wrapperKeys: [],
    },
    resources: {},
    valueSets: {},
    operations,
    deprecations: operations.map(({ id, method, path: template }, index) => ({
      id: `gone-${index}`,
      title: `${method} ${template}`,
      sunset: '2024-01-01',
      section: 'none',
      targets: [{ kind: 'endpoint', operation: id }],
      replacement: { kind: 'none' },
    })),
  };
}
