export {default} from '../../../features/arcade/frame/GameIndex';
