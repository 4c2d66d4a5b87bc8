import {astridLindqvist} from './astrid-lindqvist';
import {claraVasquez} from './clara-vasquez';
import {eleniMarkou} from './eleni-markou';
import {ingridHalvorsen} from './ingrid-halvorsen';
import {jonasBrandt} from './jonas-brandt';
import {matteoFerrante} from './matteo-ferrante';
import {niamhGallagher} from './niamh-gallagher';
import {tomasKadlec} from './tomas-kadlec';
import type {Advisor} from './types';

/** The eight advisors, in the order in which pages show them (specification 2 section 9). */
export const advisors: readonly Advisor[] = [
  astridLindqvist,
  matteoFerrante,
  ingridHalvorsen,
  tomasKadlec,
  eleniMarkou,
  jonasBrandt,
  claraVasquez,
  niamhGallagher,
];
