import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Checks a response by its schema of the contract, drops what the schema does not name, and writes its dates as text. */
export function serializerCompiler({
  schema,
  method,
  url,
}: {
  schema: unknown;
  method: string;
  url: string;
}) {
  // Every response has a schema of the contract; Fastify's types do not know which kind of schema that is.
  const response = schema as z.ZodType;
  return (data: unknown): string => {
    const { success, data: body, error } = response.safeParse(data);
    if (!success) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(body);
  };
}
