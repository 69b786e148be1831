import type { FaceName } from '#layout/text/faces.ts';

/** The faces of an order sheet: regular and bold. */
export const orderFaces = ['Inter 400', 'Inter 700'] as const satisfies readonly FaceName[];
