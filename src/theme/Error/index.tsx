export {default} from '../../shell/page/ErrorScreen';
