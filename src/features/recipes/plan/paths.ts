import {LIST_PATH} from '../paths';

/** The planner. */
export const PLAN_PATH = `${LIST_PATH}/plan`;

/** The starter plans. */
export const STARTERS_PATH = `${LIST_PATH}/plans`;

/** The page of a starter plan. */
export const starterPath = (id: string): string => `${STARTERS_PATH}/${id}`;
