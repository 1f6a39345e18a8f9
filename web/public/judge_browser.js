location.replace('/judge_browser');
