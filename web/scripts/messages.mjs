// Makes src/words/messages.ts, the types of the page's messages, from src/words/*.ftl, and checks the messages.
//
//   npm run messages                     writes the types, and tells what is wrong with the messages
//   npm run messages -- --check          changes nothing
//
// Ends with 1 where something is wrong, or the types are out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv } from 'node:process';
import { parse } from '@fluent/syntax';

/**
 * @typedef {'text' | 'number' | 'boolean' | 'string'} Sort what a variable is: `text` is only put in.
 * @typedef {{ variables: Map<string, Sort>, references: string[], functions: string[] }} Shape
 * @typedef {Record<string, string>} Files texts by their names
 * @typedef {{ name: string, given: string[] | null, where: string }} Call `given`: null where it cannot be read.
 */

/** The functions of web/src/words/speaker.ts, and those of Fluent. */
const FUNCTIONS = ['THING', 'LIST', 'NUMBER', 'DATETIME'];

/** What every message is given (`Shared` in src/words/sharing.svelte.ts). */
export const GIVEN = ['sharing', 'holder'];

const NUMBERS = ['zero', 'one', 'two', 'few', 'many'];

/** `src/words/de.ftl:12` of a place in a text.
 * @type {(file: string, text: string, at: number) => string} */
const placeOf = (file, text, at) => `${file}:${text.slice(0, at).split('\n').length}`;

/** What a pattern asks for.
 * @param {unknown} node of the syntax tree
 * @param {Shape} shape is filled */
function ask(node, shape) {
  if (typeof node !== 'object' || node === null) return;
  const found = /** @type {any} */ (node);
  switch (found.type) {
    case 'VariableReference':
      note(shape, found.id.name, 'text');
      break;
    case 'MessageReference':
      shape.references.push(found.id.name);
      break;
    case 'TermReference':
      shape.references.push(`-${found.id.name}`);
      break;
    case 'FunctionReference':
      shape.functions.push(found.id.name);
      for (const one of found.arguments.positional) {
        if (one.type === 'VariableReference' && found.id.name === 'NUMBER') note(shape, one.id.name, 'number');
      }
      break;
    case 'SelectExpression':
      if (found.selector.type === 'VariableReference') note(shape, found.selector.id.name, sortOf(found.variants));
  }
  for (const [name, inside] of Object.entries(found)) if (name !== 'span') ask(inside, shape);
}

/** What a variable is, by what is selected with it.
 * @param {any[]} variants
 * @returns {Sort} */
function sortOf(variants) {
  const keys = variants.map(({ key }) => (key.type === 'NumberLiteral' ? 'one' : key.name));
  if (keys.every((key) => key === 'yes' || key === 'no')) return 'boolean';
  return keys.some((key) => NUMBERS.includes(key)) ? 'number' : 'string';
}

/** @param {Shape} shape @param {string} variable @param {Sort} sort */
function note({ variables }, variable, sort) {
  if (GIVEN.includes(variable)) return;
  const before = variables.get(variable);
  if (before === undefined || before === 'text') variables.set(variable, sort);
}

/** What is wrong with an entry that cannot be read.
 * @param {string} place
 * @param {import('@fluent/syntax').Junk} entry */
function malformed(place, { content, annotations }) {
  const name = /^-?[a-zA-Z][\w-]*/.exec(content)?.[0] ?? content.trim().split('\n')[0];
  return `${place}: ${name} is malformed: ${annotations.map(({ message }) => message).join('; ')}`;
}

/** The entries that cannot be read, of any files of messages: what stops a build. The messages of games and of the
 * terminal are held against their code in Python (runabout.testing.all_messages).
 * @param {Files} files of messages */
export function malformedIn(files) {
  return Object.entries(files).flatMap(([file, text]) =>
    parse(text, {}).body.flatMap((entry) =>
      entry.type === 'Junk' ? [malformed(placeOf(file, text, entry.span?.start ?? 0), entry)] : [],
    ),
  );
}

/** The messages of a file, and what is wrong with it.
 * @param {string} file
 * @param {string} text */
function readMessages(file, text) {
  /** @type {Map<string, Shape>} */
  const messages = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const entry of parse(text, {}).body) {
    const place = placeOf(file, text, entry.span?.start ?? 0);
    if (entry.type === 'Junk') faults.push(malformed(place, entry));
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const name = `${entry.type === 'Term' ? '-' : ''}${entry.id.name}`;
    if (messages.has(name)) faults.push(`${place}: ${name} is there twice`);
    if (entry.value === null) faults.push(`${place}: ${name} has no text`);
    if (entry.attributes.length > 0) faults.push(`${place}: ${name} has attributes, which the page does not say`);
    /** @type {Shape} */
    const shape = { variables: new Map(), references: [], functions: [] };
    ask(entry.value, shape);
    messages.set(name, shape);
    for (const one of shape.functions.filter((called) => !FUNCTIONS.includes(called))) {
      faults.push(`${place}: ${name} calls ${one}, which there is not`);
    }
  }
  for (const [name, { references }] of messages) {
    for (const one of references.filter((other) => !messages.has(other))) {
      faults.push(`${file}: ${name} refers to ${one}, which there is not`);
    }
  }
  return { messages, faults };
}

/** What the messages are given, by message: what any language uses, of messages that they refer to as well.
 * @param {Files} files of messages */
export function shapes(files) {
  /** @type {Map<string, Map<string, Sort>>} */
  const found = new Map();
  for (const [file, text] of Object.entries(files)) {
    const { messages } = readMessages(file, text);
    for (const name of messages.keys()) {
      const joint = { variables: found.get(name) ?? new Map(), references: [], functions: [] };
      for (const [variable, sort] of variablesOf(name, messages)) note(joint, variable, sort);
      found.set(name, joint.variables);
    }
  }
  return found;
}

/** The variables of a message, and of those that it refers to.
 * @param {string} name
 * @param {Map<string, Shape>} messages
 * @param {readonly string[]} above those that refer to it
 * @returns {[string, Sort][]} */
function variablesOf(name, messages, above = []) {
  const shape = messages.get(name);
  if (shape === undefined || above.includes(name)) return [];
  const further = shape.references.flatMap((other) => variablesOf(other, messages, [...above, name]));
  return [...shape.variables, ...further];
}

const TYPES = { text: 'string | number', number: 'number', boolean: 'boolean', string: 'string' };

/** The text of src/words/messages.ts.
 * @param {Files} files of messages */
export function typesOf(files) {
  const lines = [...shapes(files)].map(([name, variables]) => {
    const fields = [...variables].map(([variable, sort]) => `${variable}: ${TYPES[sort]}`);
    return `  '${name}': ${fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`};\n`;
  });
  return `// Made by \`npm run messages\` from the messages in this folder; not to be edited.\n
/** What each message is given. */
export interface Messages {\n${lines.join('')}}\n`;
}

/** Where a file of the page says messages.
 * @param {string} file
 * @param {string} text
 * @returns {Call[]} */
export function callsIn(file, text) {
  return [...text.matchAll(/(?<![\w.$])t\(\s*/g)].map((found) => {
    const at = found.index + found[0].length;
    const where = placeOf(file, text, found.index);
    const name = /^(?:'[a-z0-9-]+'|`(?:[a-z0-9-]|\$\{[^`}]*\})+`)/.exec(text.slice(at))?.[0];
    if (name === undefined) return { name: '', given: null, where };
    return { name: name.slice(1, -1), given: valuesAt(text, at + name.length), where };
  });
}

/** The names of the values that follow the name of a message; null where they are not written out.
 * @param {string} text
 * @param {number} at */
function valuesAt(text, at) {
  const start = /^\s*,\s*\{/.exec(text.slice(at));
  if (start === null) return /^\s*,?\s*\)/.test(text.slice(at)) ? [] : null;
  const names = [];
  let depth = 1;
  let part = '';
  let quote = '';
  for (let i = at + start[0].length; depth > 0 && i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if ('\'"`'.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if ((depth === 1 && letter === ',' && quote === '') || depth === 0) {
      names.push(part);
      part = '';
    } else part += letter;
  }
  const read = names.map((name) => name.trim()).filter(Boolean);
  const given = read.map((name) => /^(\w+)\s*(?::|$)/.exec(name)?.[1]);
  return given.some((name) => name === undefined) ? null : /** @type {string[]} */ (given);
}

/** What is wrong with the messages and with how they are said, each with file and message; none where all is well.
 * @param {Files} files of messages
 * @param {Files} sources of the page */
export function faultsOf(files, sources) {
  /** @type {string[]} */
  const faults = [];
  const languages = Object.entries(files).map(([file, text]) => ({ file, ...readMessages(file, text) }));
  const found = shapes(files);
  for (const { file, messages, faults: own } of languages) {
    faults.push(...own);
    for (const name of found.keys()) {
      if (!messages.has(name) && !name.startsWith('-')) faults.push(`${file}: ${name} is missing`);
    }
  }
  const names = Object.keys(files).join(', ');
  /** @type {Set<string>} */
  const used = new Set();
  for (const { name, given, where } of Object.entries(sources).flatMap(([file, text]) => callsIn(file, text))) {
    const pattern = new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`);
    const meant = [...found].filter(([message]) => pattern.test(message));
    if (name === '') faults.push(`${where}: the name of a message is not written out`);
    else if (meant.length === 0) faults.push(`${where}: ${name} is no message of ${names}`);
    if (given === null && name !== '') faults.push(`${where}: the values of ${name} are not written out`);
    for (const [message, variables] of meant) {
      used.add(message);
      for (const variable of given === null ? [] : variables.keys()) {
        if (!given?.includes(variable)) faults.push(`${where}: ${message} of ${names} uses $${variable}, which is not given`);
      }
      for (const variable of given ?? []) {
        if (!variables.has(variable)) faults.push(`${where}: ${message} of ${names} does not use $${variable}`);
      }
    }
  }
  const referred = languages.flatMap(({ messages }) => [...messages.values()].flatMap(({ references }) => references));
  for (const name of found.keys()) {
    if (!used.has(name) && !referred.includes(name)) faults.push(`${names}: ${name} is said nowhere`);
  }
  return faults;
}

/** What is wrong with the messages of the server, which the page says by the reasons of faults: each with file and
 * message; none where all is well. Whether they are given what they ask for is tested with the server.
 * @param {Files} files of messages */
export function faultsOfServer(files) {
  const languages = Object.entries(files).map(([file, text]) => ({ file, ...readMessages(file, text) }));
  const names = [...shapes(files).keys()];
  return languages.flatMap(({ file, messages, faults }) => [
    ...faults,
    ...names.filter((name) => !messages.has(name)).map((name) => `${file}: ${name} is missing`),
  ]);
}

/** The page's own files, of messages and others, and those of messages of the server and of everybody else.
 * @returns {{ messages: Files, server: Files, others: Files, sources: Files }} */
export function readFiles() {
  const root = `${dirname(import.meta.dirname)}/`;
  /** @param {string} folder @param {RegExp} wanted */
  const read = (folder, wanted) =>
    Object.fromEntries(
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => wanted.test(name) && !/\.(test|d)\.ts$/.test(name))
        .sort()
        .map((name) => [name, readFileSync(`${root}${name}`, 'utf8')]),
    );
  const messages = read('src/words', /\.ftl$/);
  const english = 'src/words/en.ftl';
  return {
    messages: { [english]: messages[english] ?? '', ...messages },
    server: read('../src/runabout/server/words', /\.ftl$/),
    others: Object.assign({}, ...['games', 'terminal', 'core'].map((folder) => read(`../src/runabout/${folder}`, /\.ftl$/))),
    sources: read('src', /\.(svelte|ts)$/),
  };
}

/** The types of the page's messages. */
const MADE = `${dirname(import.meta.dirname)}/src/words/messages.ts`;

if (argv[1] === import.meta.filename) {
  const { messages, server, others, sources } = readFiles();
  const made = typesOf(messages);
  const faults = [...faultsOf(messages, sources), ...faultsOfServer(server), ...malformedIn(others)];
  if (!argv.includes('--check')) writeFileSync(MADE, made);
  else if (readFileSync(MADE, 'utf8') !== made) {
    faults.push('src/words/messages.ts is out of date with the messages: `npm run messages` makes it again');
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
