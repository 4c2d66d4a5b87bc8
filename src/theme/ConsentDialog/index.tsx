export {default} from '../../shell/consent/ConsentDialog';
