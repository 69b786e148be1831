import { createRequire } from 'node:module';
import type { FaceName } from '#layout/text/faces.ts';

const require = createRequire(import.meta.url);

/** The font file of each face in its package. */
const packageFiles: Partial<Record<FaceName, string>> = {
  'Inter 400': require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  'Inter 600': require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  'Inter 700': require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  'Arimo 400': require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  'Arimo 600': require.resolve('@expo-google-fonts/arimo/600SemiBold/Arimo_600SemiBold.ttf'),
  'Arimo 700': require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  'Tinos 400': require.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'),
  'Tinos 700': require.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
  'Gelasio 400': require.resolve('@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf'),
  'Gelasio 700': require.resolve('@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf'),
  'Roboto 400': require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  'Roboto 600': require.resolve('@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf'),
  'Roboto 700': require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  'Open Sans 400': require.resolve('@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf'),
  'Open Sans 600': require.resolve('@expo-google-fonts/open-sans/600SemiBold/OpenSans_600SemiBold.ttf'),
  'Open Sans 700': require.resolve('@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf'),
  // The other packages' Lato lacks č ď ĺ ľ ň ŕ ť.
  'Lato 400': require.resolve('lato-webfont/fonts/Lato-Regular.ttf'),
  'Lato 600': require.resolve('lato-webfont/fonts/Lato-Semibold.ttf'),
  'Lato 700': require.resolve('lato-webfont/fonts/Lato-Bold.ttf'),
  'Montserrat 400': require.resolve('@expo-google-fonts/montserrat/400Regular/Montserrat_400Regular.ttf'),
  'Montserrat 600': require.resolve('@expo-google-fonts/montserrat/600SemiBold/Montserrat_600SemiBold.ttf'),
  'Montserrat 700': require.resolve('@expo-google-fonts/montserrat/700Bold/Montserrat_700Bold.ttf'),
  'Playfair Display 400': require.resolve(
    '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
  ),
  'Playfair Display 600': require.resolve(
    '@expo-google-fonts/playfair-display/600SemiBold/PlayfairDisplay_600SemiBold.ttf',
  ),
  'Playfair Display 700': require.resolve(
    '@expo-google-fonts/playfair-display/700Bold/PlayfairDisplay_700Bold.ttf',
  ),
};

/** The complete font file of a face. */
export function fontFileOf(face: FaceName): string {
  const file = packageFiles[face];
  if (!file) throw new Error(`No package contains ${face}`);
  return file;
}
