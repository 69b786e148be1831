/** The part of the package that is used; it has no types of its own. */
declare module 'lcms-wasm' {
  export type LcmsModule = {
    /** Replaced when the memory grows, so it must not be stored. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(length: number): number;
    _free(address: number): void;
    _cmsOpenProfileFromMem(address: number, length: number): number;
    _cmsCloseProfile(profile: number): void;
    _cmsCreate_sRGBProfile(): number;
    _cmsCreateLab4Profile(whitePoint: number): number;
    _cmsGetColorSpace(profile: number): number;
    _cmsCreateTransform(
      from: number,
      fromFormat: number,
      to: number,
      toFormat: number,
      intent: number,
      flags: number,
    ): number;
    _cmsDeleteTransform(transform: number): void;
    _cmsDoTransform(transform: number, from: number, to: number, pixels: number): void;
  };
  export function instantiate(options: { wasmBinary: Uint8Array }): Promise<LcmsModule>;
}
