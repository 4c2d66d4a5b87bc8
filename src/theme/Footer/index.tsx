export {default} from '../../shell/footer/Footer';
