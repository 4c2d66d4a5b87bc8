export {default} from '../../shell/header/Header';
