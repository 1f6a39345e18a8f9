export { EvaluationList as default } from '../evaluation/EvaluationList';
