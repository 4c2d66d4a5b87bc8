export {default} from '../../features/error/ErrorScreen';
