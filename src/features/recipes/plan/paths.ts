import {LIST_PATH} from '../paths';

/** The planner. */
export const PLAN_PATH = `${LIST_PATH}/plan`;

/** The page of a starter plan. */
export const starterPath = (id: string): string => `${LIST_PATH}/plans/${id}`;
