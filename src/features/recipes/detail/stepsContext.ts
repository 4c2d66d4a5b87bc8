import {createContext} from 'react';

/** Which steps of the recipe are done. */
export interface StepsState {
  /** Begins the ids of the checkboxes. */
  field: string;
  isDone: (number: number) => boolean;
  toggle: (number: number) => void;
}

export const StepsContext = createContext<StepsState>({
  field: '',
  isDone: () => false,
  toggle: () => undefined,
});
