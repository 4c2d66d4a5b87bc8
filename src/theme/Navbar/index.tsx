export {default} from '../../features/header/Header';
