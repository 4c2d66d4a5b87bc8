import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PLAN_PATH} from '../../config/paths';

/** The way to where a visitor's numbers are given, changed and removed. */
export default function NumbersLink({children}: {children: string}): ReactNode {
  return <Link to={`${PLAN_PATH}#numbers`}>{children}</Link>;
}
