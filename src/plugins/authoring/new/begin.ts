import type * as z from 'zod';
import type {Generated} from '../../lib/generated';
import type {Path} from '../../lib/yamlFile';

/** A value that a writer is asked for, or gives as an option of the command. */
interface Ask {
  /** The option, without its dashes. */
  option: string;
  /** The field that it is the value of; a list takes several values, separated by commas. */
  at: Path;
  question: string;
  /** What is taken where nothing is given; `name` is the name of the new item, made from its id. Else a mark is left. */
  suggested?: (name: string, siteDir: string) => string | undefined;
  /** Whether it only says if an optional field is begun: yes or no. */
  isSwitch?: boolean;
}

/** How `npm run new` begins an item of a kind. Its file follows from the schema. */
export interface Begin {
  asks: readonly Ask[];
  /** Values that no writer is asked for, by the names of their fields: `steps[0].phase`. */
  values?: Readonly<Record<string, unknown>>;
  /** The form of its fields, where that is not its kind's: a part of another file. */
  schema?: z.ZodType;
  /** The text below the fields. */
  body?: string;
  /** Whether its name is written with a capital in every word. */
  isName?: boolean;
  /** The name that is suggested, where another file has it. */
  nameOf?: (siteDir: string, id: string) => string | undefined;
  /** What a file that is there already becomes, in place of a new file with fields. Throws where that cannot be. */
  changes?: (siteDir: string, id: string, fields: string) => Generated;
  /** What the writer does next. */
  next: string;
}

/** What a writer does who has begun something that other files follow from. */
export const GENERATE = 'then run "npm run generate" and commit what it writes';
