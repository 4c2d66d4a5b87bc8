import {Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode} from 'react';

/** An element of a recipe's page as its MDX has it; only a step has a number. */
export type Item = ReactElement<PropsWithChildren<{number?: number}>>;

/** The elements among children, without the line breaks between them. */
export const elementsIn = (children: ReactNode): Item[] =>
  Children.toArray(children).filter((child): child is Item => isValidElement(child));

export const isStep = (item: Item): boolean => item.props.number !== undefined;
