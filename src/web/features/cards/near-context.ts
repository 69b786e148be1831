import { createContext } from 'react';

/** Whether the cards here are in the window or about to be. */
export const NearContext = createContext(false);
