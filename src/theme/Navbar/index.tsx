export {default} from '../../features/navigation/header/Header';
