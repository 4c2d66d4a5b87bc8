export {default} from '../../features/consent/ConsentDialog';
