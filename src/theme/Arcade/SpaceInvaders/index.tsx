export {default} from '../../../features/arcade/games/invaders/SpaceInvaders';
