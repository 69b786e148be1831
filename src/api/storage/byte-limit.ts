import { Transform } from 'node:stream';
import { type ErrorCode, Refusal } from '#contract/errors.ts';

/** Lets so many bytes through; one more ends the stream with this refusal. */
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
