import { z } from 'zod';
import { address, oneOf, optional, setting, wholeNumber } from './setting.ts';

const switched = oneOf(['on', 'off']);
const levels = oneOf(['debug', 'info', 'warn', 'error', 'silent']);
const group = 'watching';

export const watchingSettings = {
  LOG_LEVEL: setting({
    group,
    about: 'The lowest level to log.',
    what: levels.what,
    example: 'info',
    schema: levels.or('info'),
  }),
  METRICS_TOKEN: setting({
    group,
    about: 'The bearer token for /metrics. Without it only this machine can read /metrics.',
    what: 'at least 16 characters',
    example: '<the output of openssl rand -hex 16>',
    isSecret: true,
    schema: optional(z.string().min(16)),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    group,
    about:
      'The address of an OpenTelemetry collector (OTLP over HTTP), to send traces of all requests to. Without it there are none.',
    what: 'an http or https address',
    example: 'http://collector.example:4318',
    schema: optional(address),
  }),
  USE_COUNTS: setting({
    group,
    about:
      'Whether pages report how often the editor is opened, a look is chosen and a file is created: `on` or `off`. Only counts per day are stored.',
    what: switched.what,
    example: 'off',
    schema: switched.or('on'),
  }),
  SAVES_PER_HOUR: setting({
    group,
    about: 'How many times a user can save, copy, change or restore cards in an hour.',
    ...wholeNumber(1200, 1, 1_000_000_000),
  }),
  FILES_BY_KEY: setting({
    group,
    about:
      'Whether systems with an API key can get print files: `on` or `off`. A file takes half a second of one core; a node creates one at a time.',
    what: switched.what,
    example: 'on',
    schema: switched.or('off'),
  }),
};
