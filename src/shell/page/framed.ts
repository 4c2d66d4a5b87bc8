import {createContext} from 'react';

/** Whether header and footer are around what is rendered. */
export const Framed = createContext(false);
