import {boot} from '.';

boot();
