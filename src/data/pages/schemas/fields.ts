import {list, text} from '../../fields';

/** The short texts that many pages have, each with what an editor and the guide say about it. */
export const eyebrow = text(40).describe('The small label above the heading');
export const label = text(40).describe('The small label above the heading of the page');
export const heading = text(120).describe('Its heading');
export const lead = text(300).describe('One or two sentences below the heading');
export const button = text(50).describe('The words on the button');
export const link = text(60).describe('The words of the link');
export const paragraph = text(600).describe('A paragraph');
export const paragraphs = list(1, 6, paragraph).describe('Its paragraphs');
