import type {Numbers} from '../../data/recipes/requires';
import {useWork} from '../storage/useWork';
import {NUMBERS_KEY, parseNumbers} from './numbers';

/** The numbers of a visitor's shop that this browser keeps, and what sets them. */
export const useNumbers = (): [Numbers, (numbers: Numbers) => void] => useWork(NUMBERS_KEY, parseNumbers);
