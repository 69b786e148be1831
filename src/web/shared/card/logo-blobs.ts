import type { LogoBlobs } from '../print-worker/print-messages.ts';

type LogoWithFile = { file: Blob; dark?: { file: Blob } };

/** The files of a logo for the print worker. */
export function logoBlobs(logo: LogoWithFile | null): Required<LogoBlobs> {
  return { logo: logo?.file ?? null, darkLogo: logo?.dark?.file ?? null };
}
