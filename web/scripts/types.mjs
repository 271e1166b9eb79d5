// Makes src/server/schema.d.ts from what the server says its messages are.
//
//   npm run types                     asks `python -m runabout.server.schema`
//   npm run types -- FILE             reads a schema that was written before
//   npm run types -- --check          ends with 1 where the file is out of date, and changes nothing
//
// RUNABOUT_PYTHON names the Python that has runabout; `python` where it is not set.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const isCheck = process.argv.includes('--check');
const given = process.argv.slice(2).find((word) => word !== '--check');
const python = process.env.RUNABOUT_PYTHON ?? 'python';
const text = given
  ? readFileSync(given, 'utf8')
  : execFileSync(python, ['-m', 'runabout.server.schema'], { encoding: 'utf8', maxBuffer: 64 << 20 });

const { components } = JSON.parse(text);
const document = { openapi: '3.1.0', info: { title: 'Runabout', version: '0' }, paths: {}, components: { schemas: components.schemas } };
const target = fileURLToPath(new URL('../src/server/schema.d.ts', import.meta.url));
const head = '// Made by `npm run types` from the server\'s messages; not to be edited.\n\n';
const made = head + astToString(await openapiTS(document, { emptyObjectsUnknown: true }));
if (!isCheck) writeFileSync(target, made);
else if (readFileSync(target, 'utf8') !== made) {
  console.error('web/src/server/schema.d.ts is out of date with the server\'s messages: `npm run types` makes it again.');
  process.exitCode = 1;
}
