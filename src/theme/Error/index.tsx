export {default} from '../../features/page/ErrorScreen';
