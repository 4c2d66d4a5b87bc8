export {default} from '../../../features/arcade/games/tetris/Tetris';
