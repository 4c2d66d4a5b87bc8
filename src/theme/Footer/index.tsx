export {default} from '../../features/navigation/footer/Footer';
