import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { fetchBytes } from '../../../../shared/loading/fetch-bytes.ts';

/** Opens the reader with its WebAssembly from our own origin. Without it the package would load that from elsewhere. */
export async function openQrReader(): Promise<(pixels: ImageData) => Promise<string | null>> {
  const { buffer } = await fetchBytes(wasmUrl);
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  return async (pixels) => {
    const [code] = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : null;
  };
}
