export {default} from '../../features/footer/Footer';
