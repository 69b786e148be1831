import type { OpenApi, Operation, Schema } from './docs-page.ts';
import { fieldDescriptions } from './field-descriptions.ts';

/** Adds a description to each field of the calls of keys whose schema has none. `callName` names the call at a path. */
export function describeFields(
  { paths = {} }: Pick<OpenApi, 'paths'>,
  callName: (method: string, path: string) => string,
): void {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.security?.some((one) => 'key' in one)) continue;
      const name = callName(method.toUpperCase(), path);
      for (const parameter of operation.parameters ?? [])
        parameter.description ??= descriptionOf(name, parameter.name);
      for (const schema of schemasOf(operation)) addDescriptions(schema, name);
    }
}

/** Every field below a schema, with the name of the field that it is in. */
export function fieldsBelow(
  schema: Schema,
  parent: string,
): { parent: string; name: string; field: Schema }[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const named = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      { parent, name, field },
      ...fieldsBelow(field, name),
    ]),
    ...[...(items ? [items] : []), ...named, ...anyOf, ...oneOf, ...allOf].flatMap((one) =>
      fieldsBelow(one, parent),
    ),
  ];
}

/** The schemas of what a call takes, and of what it answers if it is not refused. */
export function schemasOf({ requestBody, responses = {} }: Operation): Schema[] {
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    Number(status) < 400 ? [content] : [],
  );
  return [requestBody?.content, ...answers].flatMap((content) => content?.['application/json']?.schema ?? []);
}

function addDescriptions(schema: Schema, name: string): void {
  for (const { parent, name: fieldName, field } of fieldsBelow(schema, name)) {
    const text = field.description ?? field.items?.description ?? descriptionOf(parent, fieldName);
    if (text) field.description = text;
  }
}

function descriptionOf(parent: string, name: string): string | undefined {
  return fieldDescriptions[`${parent}.${name}`] ?? fieldDescriptions[name];
}
