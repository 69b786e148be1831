import { type FaceName, wholeOf } from '#layout/text/faces.ts';

/** The faces of an order sheet: regular and bold. */
export const orderFaces = ['Inter 400', 'Inter 700'] as const satisfies readonly FaceName[];

/** Their font files. Names of people may have any letters. */
export const orderFiles = orderFaces.map(wholeOf);
