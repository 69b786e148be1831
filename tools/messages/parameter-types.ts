import type { Part } from './parse-message.ts';
import type { Entry } from './read-catalogue.ts';

export type ParameterType = 'number' | 'boolean' | 'string' | 'string | number' | 'unknown';

/** The type of each parameter by the path of its key, from how the languages use it. */
export type ParameterTypes = ReadonlyMap<string, ParameterType>;

/** A number if any language has a plural of it, a boolean or a string if any selects by it, else what can be written. */
export function parameterTypes(catalogues: readonly Entry[]): ParameterTypes {
  const types = new Map<string, ParameterType>();
  for (const catalogue of catalogues) collect(catalogue, '', new Map(), types);
  return types;
}

/** The strongest last. */
const strength: ParameterType[] = ['unknown', 'string | number', 'string', 'boolean', 'number'];

type Scope = ReadonlyMap<string, string>;

function collect(entry: Entry, path: string, scope: Scope, types: Map<string, ParameterType>): void {
  if (entry.kind === 'text') collectParts(entry.parts, scope, types);
  else if (entry.kind === 'list') {
    for (const [index, item] of entry.items.entries()) collect(item, `${path}[${index}]`, scope, types);
  } else {
    for (const { name, parameters, entry: child } of entry.keys) {
      const own = `${path}.${name}`;
      const inner = new Map(scope);
      for (const parameter of parameters ?? []) inner.set(parameter, `${own}(${parameter})`);
      collect(child, own, inner, types);
    }
  }
}

function collectParts(parts: readonly Part[], scope: Scope, types: Map<string, ParameterType>): void {
  for (const part of parts) {
    if (part.kind === 'words') continue;
    const place = scope.get(part.name);
    if (place) {
      const known = types.get(place) ?? 'unknown';
      const used = typeOfUse(part);
      if (strength.indexOf(used) > strength.indexOf(known)) types.set(place, used);
    }
    if (part.kind === 'plural' || part.kind === 'select')
      for (const { parts: inner } of part.branches) collectParts(inner, scope, types);
  }
}

function typeOfUse(part: Exclude<Part, { kind: 'words' }>): ParameterType {
  if (part.kind === 'value') return 'string | number';
  if (part.kind === 'plural' || part.kind === 'number') return 'number';
  return part.branches.some(({ key }) => key === 'true' || key === 'false') ? 'boolean' : 'string';
}
