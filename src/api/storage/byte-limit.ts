import { Transform } from 'node:stream';
import { type ErrorCode, Refusal } from '#contract/errors.ts';

/** A stream that fails with a refusal after a number of bytes. */
export function byteLimit(bytes: number, code: ErrorCode): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new Refusal(code));
      else done(null, chunk);
    },
  });
}
