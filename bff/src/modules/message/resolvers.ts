import { BacklogCount } from './BacklogCount.ts';
import { EvaluationInvitation } from './EvaluationInvitation.ts';
import { Message } from './Message.ts';
import { MessageCentre } from './MessageCentre.ts';
import { MessageMatter } from './MessageMatter.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { SurveyMessage } from './SurveyMessage.ts';
import { Todo } from './Todo.ts';
import { UnreadComment } from './UnreadComment.ts';
import { WaitingTalk } from './WaitingTalk.ts';

export const message = {
  Query,
  Mutation,
  BacklogCount,
  EvaluationInvitation,
  Message,
  MessageCentre,
  MessageMatter,
  SurveyMessage,
  Todo,
  UnreadComment,
  WaitingTalk,
};
