import { instantiate, type LcmsModule } from 'lcms-wasm';

/** An open profile; 0 is none. */
export type Profile = number;

/** LittleCMS's codes for the layout of samples in memory. */
const spaceCodes = { grey: 3, rgb: 4, cmyk: 6, lab: 10 } as const;
const channelCounts = { grey: 1, rgb: 3, cmyk: 4, lab: 3 } as const;
type Space = keyof typeof spaceCodes;
export type Samples = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Float32Array<ArrayBuffer>;

/** The colour space signatures of ICC headers. */
const signatures: Partial<Record<number, Space>> = {
  1196573017: 'grey',
  1380401696: 'rgb',
  1129142603: 'cmyk',
};

/**
 * Relative maps the paper to white, with black point compensation. Absolute keeps the paper's colour. Black preserving is
 * relative between inks and keeps pure black ink.
 */
const intents = {
  relative: { code: 1, flags: 0x2000 },
  absolute: { code: 3, flags: 0 },
  blackPreserving: { code: 11, flags: 0x2000 },
} as const;
export type Intent = keyof typeof intents;

const floatBit = 1 << 22;

/** Limits the memory of a conversion for any picture size. */
const pixelsPerBatch = 65_536;

export type SampleKind = { space: Space; bytes: 1 | 2 | 4 };
type Convert = (samples: Samples) => Samples;

/** An open profile; a device profile is not a device link or an effect. */
export type OpenProfile = { profile: Profile; space: Space | null; isDevice: boolean };

/** Device classes: scanner, screen, printer, colour space. */
const deviceClasses: readonly string[] = ['scnr', 'mntr', 'prtr', 'spac'];

export type Lcms = {
  open(bytes: Uint8Array): OpenProfile | null;
  close(profile: Profile): void;
  sRgb: Profile;
  lab: Profile;
  /** Colorimetric: unprintable colours become the nearest printable one. */
  transform(
    from: [Profile, SampleKind],
    to: [Profile, SampleKind],
    intent?: Intent,
  ): { convert: Convert; release: () => void };
};

/** LittleCMS, ready to open profiles. */
export async function openLcms(wasmBinary: Uint8Array): Promise<Lcms> {
  const lcms = await instantiate({ wasmBinary });
  return {
    sRgb: lcms._cmsCreate_sRGBProfile(),
    lab: lcms._cmsCreateLab4Profile(0),
    open(bytes) {
      // The package's own wrapper copies the profile onto a stack that is too small for it.
      const address = lcms._malloc(bytes.length);
      lcms.HEAPU8.set(bytes, address);
      const profile = lcms._cmsOpenProfileFromMem(address, bytes.length);
      lcms._free(address);
      if (profile === 0) return null;
      return {
        profile,
        space: signatures[lcms._cmsGetColorSpace(profile) >>> 0] ?? null,
        isDevice: deviceClasses.includes(String.fromCharCode(...bytes.subarray(12, 16))),
      };
    },
    close: (profile) => lcms._cmsCloseProfile(profile),
    transform([from, fromKind], [to, toKind], intent = 'relative') {
      const transform = lcms._cmsCreateTransform(
        from,
        formatOf(fromKind),
        to,
        formatOf(toKind),
        intents[intent].code,
        intents[intent].flags,
      );
      if (transform === 0) throw new Error('The colour profiles cannot be joined');
      return {
        convert: (samples) => run(lcms, transform, samples, fromKind, toKind),
        release: () => lcms._cmsDeleteTransform(transform),
      };
    },
  };
}

function formatOf({ space, bytes }: SampleKind): number {
  const isFloat = bytes === 4 ? floatBit : 0;
  return isFloat | (spaceCodes[space] << 16) | (channelCounts[space] << 3) | bytes;
}

function run(
  lcms: LcmsModule,
  transform: number,
  samples: Samples,
  from: SampleKind,
  to: SampleKind,
): Samples {
  const [fromSize, toSize] = [from, to].map(({ space, bytes }) => channelCounts[space] * bytes) as [
    number,
    number,
  ];
  const source = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  const pixels = source.length / fromSize;
  const result = new Uint8Array(pixels * toSize);
  const batch = Math.min(pixels, pixelsPerBatch);
  const [input, output] = [lcms._malloc(batch * fromSize), lcms._malloc(batch * toSize)];
  for (let done = 0; done < pixels; done += batch) {
    const count = Math.min(batch, pixels - done);
    lcms.HEAPU8.set(source.subarray(done * fromSize, (done + count) * fromSize), input);
    lcms._cmsDoTransform(transform, input, output, count);
    result.set(lcms.HEAPU8.subarray(output, output + count * toSize), done * toSize);
  }
  lcms._free(input);
  lcms._free(output);
  if (to.bytes === 1) return result;
  return to.bytes === 2 ? new Uint16Array(result.buffer) : new Float32Array(result.buffer);
}
